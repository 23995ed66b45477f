import { isPrivateHost } from './accounts/private-host.ts';

/** A model of the user's own, behind an OpenAI-compatible address on their machine or network. */
export interface OwnModelSettings {
  /** Up to and with the API's version, such as `http://localhost:11434/v1`; without a trailing slash. */
  readonly baseUrl: string;
  readonly model: string;
  /** Undefined if the address asks for none. */
  readonly apiKey?: string;
}

/** Why a typed address is not used. */
export type AddressProblem = 'not-an-address' | 'not-private';

/** The maximum lengths of what a user types, in characters. */
export const OWN_MODEL_LENGTHS = { address: 300, model: 200, apiKey: 500 } as const;

/**
 * Scheme, host with port, and path of a plain address: no user, query or fragment, and nothing that URL parsers read in
 * more than one way, such as backslashes and percent signs.
 */
const PLAIN_ADDRESS = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?((?:\/[\w.~-]+)*)\/*$/i;

/**
 * The base address of an OpenAI-compatible API that a user typed, if it is on their own machine or network, so that
 * photos cannot leave it. Without a path it gets `/v1`, where Ollama, LM Studio, llama.cpp and vLLM have it.
 *
 * @returns the address, or why it is not one
 */
export function ownModelAddress(
  typed: string,
): { readonly baseUrl: string } | { readonly problem: AddressProblem } {
  const text = typed.trim();
  const whole = /^[a-z][\w+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const parts = text.length > OWN_MODEL_LENGTHS.address ? null : PLAIN_ADDRESS.exec(whole);
  if (!parts) return { problem: 'not-an-address' };
  const [, scheme = '', host = '', port = '', path = ''] = parts;
  if (!isPrivateHost(host)) return { problem: 'not-private' };
  const base = path.replace(/\/chat\/completions$/, '');
  return { baseUrl: `${scheme}://${host}${port}`.toLowerCase() + (base === '' ? '/v1' : base) };
}

/** Whether a base address is on this computer, which pages over HTTPS may call without TLS. */
export function isThisComputer(baseUrl: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(baseUrl);
}

/** The settings as another version of this program may have stored them; undefined if there are none. */
export function parseOwnModel(stored: unknown): OwnModelSettings | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { baseUrl, model, apiKey } = stored as Readonly<Record<string, unknown>>;
  if (typeof baseUrl !== 'string' || typeof model !== 'string' || model === '') return undefined;
  const address = ownModelAddress(baseUrl);
  if (!('baseUrl' in address)) return undefined;
  const hasKey = typeof apiKey === 'string' && apiKey !== '';
  return { baseUrl: address.baseUrl, model, ...(hasKey ? { apiKey } : {}) };
}
