import { isPrivateServer } from './accounts/private-server.ts';

/** A model of the user's own, behind an OpenAI-compatible address on their machine or network. */
export interface OwnModelSettings {
  /** Up to and including the API's version, such as `http://localhost:11434/v1`; without a trailing slash. */
  readonly baseUrl: string;
  readonly model: string;
  /** Undefined if the address needs none. */
  readonly apiKey?: string;
}

/** Why a typed address is rejected. */
export type AddressProblem = 'not-an-address' | 'not-private';

/** The maximum lengths of typed settings, in characters. */
export const OWN_MODEL_LENGTHS = { address: 300, model: 200, apiKey: 500 } as const;

/**
 * Scheme, host with port, and path of a plain address: no user, query or fragment, and nothing that URL parsers
 * interpret differently, such as backslashes and percent signs.
 */
const PLAIN_ADDRESS = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?((?:\/[\w.~-]+)*)\/*$/i;

/**
 * Reads the typed base address of an OpenAI-compatible API, if it is on the user's own machine or network, so that
 * photos can't leave it. Without a path it gets `/v1`, the default of Ollama, LM Studio, llama.cpp and vLLM.
 *
 * @returns the address, or why it is rejected
 */
export function ownModelAddress(
  typed: string,
): { readonly baseUrl: string } | { readonly problem: AddressProblem } {
  const text = typed.trim();
  const whole = /^[a-z][\w+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const parts = text.length > OWN_MODEL_LENGTHS.address ? null : PLAIN_ADDRESS.exec(whole);
  if (!parts) return { problem: 'not-an-address' };
  const [, scheme = '', host = '', port = '', path = ''] = parts;
  if (!isPrivateServer(host)) return { problem: 'not-private' };
  const base = path.replace(/\/chat\/completions$/, '');
  return { baseUrl: `${scheme}://${host}${port}`.toLowerCase() + (base === '' ? '/v1' : base) };
}

/** Returns whether a base address is on this computer, which HTTPS pages may call without TLS. */
export function isThisComputer(baseUrl: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(baseUrl);
}

/** Reads settings that another version of this program may have stored; undefined if there are none. */
export function parseOwnModel(stored: unknown): OwnModelSettings | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { baseUrl, model, apiKey } = stored as Readonly<Record<string, unknown>>;
  if (typeof baseUrl !== 'string' || typeof model !== 'string' || model === '') return undefined;
  const address = ownModelAddress(baseUrl);
  if (!('baseUrl' in address)) return undefined;
  const hasKey = typeof apiKey === 'string' && apiKey !== '';
  return { baseUrl: address.baseUrl, model, ...(hasKey ? { apiKey } : {}) };
}
