import sharp from 'sharp';
import {
  chatError,
  completion,
  type FakeChatServer,
  startFakeChatServer,
} from '../../../../scripts/visitor/fake-chat-server.ts';

/** The fake engine's description of each color. */
export const COLOURS = {
  red: { rgb: [200, 40, 40], description: 'A red car parked in a street. It is a vehicle in a city.' },
  green: { rgb: [40, 150, 60], description: 'A golden retriever on grass. It is a dog outdoors.' },
  blue: { rgb: [40, 70, 200], description: 'A sandy beach under a blue sky. It is a beach by the sea.' },
  yellow: { rgb: [230, 200, 40], description: 'A plate of pasta. It is food on a table.' },
  purple: { rgb: [140, 50, 170], description: 'A bunch of tulips in a vase. It is a photo of flowers.' },
  grey: { rgb: [128, 128, 128], description: 'A printed receipt. It is a document with prices.' },
} as const;

export type Colour = keyof typeof COLOURS;

/** Its answers when it is asked to write German. */
export const IN_GERMAN: Readonly<Record<Colour, { description: string; category: string; name: string }>> = {
  red: { description: 'Rotes Auto auf einer Straße.', category: 'Vehicles', name: 'rotes Auto' },
  green: { description: 'Golden Retriever im Gras.', category: 'Pets', name: 'Golden Retriever im Gras' },
  blue: { description: 'Sandstrand am Meer.', category: 'Beach & Sea', name: 'Sandstrand am Meer' },
  yellow: { description: 'Teller mit Nudeln.', category: 'Food', name: 'Teller mit Nudeln' },
  purple: {
    description: 'Tulpen in einer Vase.',
    category: 'Flowers & Plants',
    name: 'Tulpen in einer Vase',
  },
  grey: { description: 'Gedruckter Beleg.', category: 'Receipts & Invoices', name: 'Beleg' },
};

export interface ColourEngine {
  /** Server settings that select this engine. */
  readonly settings: Readonly<Record<string, string>>;
  /** Stops responding from now on. */
  hold(): void;
  /** Responds to this many pending or future requests. */
  letThrough(count: number): void;
  /** Responds again, also to pending requests. */
  release(): void;
  /** Refuses this many of the next pictures. */
  refuse(count: number): void;
  /** Changes the description of a color. */
  say(colour: Colour, description: string): void;
  /** Number of pending requests. */
  waiting(): number;
  /** Responds again, to pending requests too, with the first descriptions. */
  reset(): void;
  close(): Promise<void>;
}

/** A fake engine that recognizes colors, behind the real API. */
export async function startColourEngine(): Promise<ColourEngine> {
  const chat: FakeChatServer = await startFakeChatServer();
  let allowed = Infinity;
  let refused = 0;
  let waiting: (() => void)[] = [];
  const said = new Map<Colour, string>();
  const allow = (count: number) => {
    const next = waiting.slice(0, count);
    waiting = waiting.slice(next.length);
    allowed = count - next.length;
    for (const goOn of next) goOn();
  };
  const turn = () =>
    new Promise<void>((resolve) => {
      if (allowed > 0) {
        allowed -= 1;
        resolve();
      } else waiting.push(resolve);
    });
  chat.respond = async (image, { messages }) => {
    await turn();
    if (refused > 0) {
      refused -= 1;
      return chatError(400, 'This picture is refused');
    }
    const colour = await colourOf(image);
    if (JSON.stringify(messages).includes('in German')) return completion(JSON.stringify(IN_GERMAN[colour]));
    return completion(JSON.stringify({ description: said.get(colour) ?? COLOURS[colour].description }));
  };
  return {
    settings: { ENGINE: 'openai', OPENAI_BASE_URL: chat.baseUrl, OPENAI_API_KEY: 'a-key-for-tests' },
    hold: () => allow(0),
    letThrough: allow,
    release: () => allow(Infinity),
    refuse: (count) => {
      refused = count;
    },
    say: (colour, description) => {
      said.set(colour, description);
    },
    waiting: () => waiting.length,
    reset: () => {
      refused = 0;
      said.clear();
      allow(Infinity);
    },
    close: () => chat.close(),
  };
}

async function colourOf(image: Buffer): Promise<Colour> {
  const { channels } = await sharp(image).stats();
  const distance = (colour: Colour) =>
    COLOURS[colour].rgb.reduce((sum, value, at) => sum + Math.abs(value - (channels[at]?.mean ?? 0)), 0);
  const colours = Object.keys(COLOURS) as Colour[];
  return colours.reduce((nearest, colour) => (distance(colour) < distance(nearest) ? colour : nearest));
}
