import type { FailureCode } from '#core/failure.ts';
import type { ImageAnalysis } from '#core/image-analysis.ts';
import { type ChatAnswer, chatError, completion } from '../../../scripts/visitor/fake-chat-server.ts';

/** Responses of services and models with the expected result: an analysis, or a failure's code. */
export type RecordedAnswer = readonly [
  what: string,
  answer: ChatAnswer,
  becomes: ImageAnalysis | FailureCode,
];

const DOG = {
  description: 'A golden retriever on a beach. A photo of a dog by the sea.',
  category: 'Pets',
  name: 'golden retriever on beach',
} as const satisfies ImageAnalysis;
const { description } = DOG;
const bare: ImageAnalysis = { description };

const json = (fields: Record<string, unknown>) => completion(JSON.stringify({ ...DOG, ...fields }));
const text = JSON.stringify(DOG);
const cutOff = (content: unknown) => completion(content, {}, { finish_reason: 'length' });
const tool = (args: unknown) => ({
  tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'photo', arguments: args } }],
});

/** JSON as requested, or nearly so. */
const JSON_ANSWERS: readonly RecordedAnswer[] = [
  ['the JSON that was asked for', json({}), DOG],
  ['JSON with lines and blanks', completion(`\n\n${JSON.stringify(DOG, null, 2)}\n`), DOG],
  [
    'fields in another order',
    completion(JSON.stringify({ name: DOG.name, category: 'Pets', description })),
    DOG,
  ],
  ['more fields than were asked for', json({ path: '../../x', confidence: 0.99, tags: ['dog'] }), DOG],
  [
    'keys in capitals',
    completion(JSON.stringify({ Description: description, CATEGORY: 'Pets', Name: DOG.name })),
    DOG,
  ],
  ['fenced JSON', completion(`\`\`\`json\n${text}\n\`\`\``), DOG],
  ['fenced JSON without a language', completion(`\`\`\`\n${text}\n\`\`\``), DOG],
  [
    'fenced JSON with prose around it',
    completion(`Here you go:\n\`\`\`json\n${text}\n\`\`\`\nHope it helps!`),
    DOG,
  ],
  ['prose before the JSON', completion(`Sure! Here is the JSON: ${text}`), DOG],
  ['prose behind the JSON', completion(`${text}\n\nLet me know if you need more.`), DOG],
  ['prose with a brace of its own', completion(`I see {a dog. ${text}`), DOG],
  ['thoughts before the JSON', completion(`<think>A dog? {"description": "No."}</think>${text}`), DOG],
  ['JSON within a JSON text', completion(JSON.stringify(text)), DOG],
  [
    'several objects, the first of which counts',
    completion(`${text}\n{"description": "A cat.", "category": "Pets"}`),
    DOG,
  ],
  ['an object of nothing before the answer', completion(`{}\n${text}`), DOG],
  ['a list with the answer', completion(`[${text}]`), DOG],
  ['the answer under a key of its own', completion(JSON.stringify({ photo: DOG })), DOG],
  ['a call of a tool written as text', completion(JSON.stringify({ name: 'photo', arguments: DOG })), DOG],
  [
    'a call of a tool with JSON in a text',
    completion(JSON.stringify({ tool: 'photo', arguments: text })),
    DOG,
  ],
  [
    'a description in pieces',
    json({ description: ['A golden retriever on a beach.', 'A photo of a dog by the sea.'] }),
    DOG,
  ],
];

/** Malformed JSON. */
const BROKEN_ANSWERS: readonly RecordedAnswer[] = [
  ['JSON that breaks off in the category', cutOff(`{"description": "${description}", "category": "Pe`), bare],
  [
    'JSON that breaks off in the name',
    cutOff(`{"description": "${description}", "category": "Pets", "name": "gol`),
    { description, category: 'Pets' },
  ],
  [
    'JSON that breaks off in the second sentence',
    cutOff('{"description": "A golden retriever on a beach. A photo of a d'),
    { description: 'A golden retriever on a beach.' },
  ],
  ['JSON that breaks off in the first sentence', cutOff('{"description": "A golden ret'), 'engine-failed'],
  [
    'JSON that breaks off in an escape',
    cutOff('{"description": "A dog. It says \\u00'),
    { description: 'A dog.' },
  ],
  ['JSON that breaks off before it says anything', cutOff('{"descr'), 'engine-failed'],
  [
    'JSON with a comma too many',
    completion(`{"description": "${description}", "category": "Pets",}`),
    { description, category: 'Pets' },
  ],
  [
    'JSON with a line break in a text',
    completion('{"description": "A dog.\nA photo of a pet.", "category": "Pets"}'),
    { description: 'A dog. A photo of a pet.', category: 'Pets' },
  ],
  ['JSON with single quotes', completion("{'description': 'A dog.'}"), 'engine-failed'],
  ['fenced JSON that breaks off', cutOff('```json\n{"description": "A dog. A p'), { description: 'A dog.' }],
];

/** Invalid fields. */
const FIELD_ANSWERS: readonly RecordedAnswer[] = [
  ['a folder that is none of ours', json({ category: 'Dogs' }), { description, name: DOG.name }],
  ['a path for a folder', json({ category: '../Secret' }), { description, name: DOG.name }],
  [
    'markup for a folder',
    json({ category: '<img src=x onerror=alert(1)>' }),
    { description, name: DOG.name },
  ],
  ['a folder in capitals', json({ category: 'PETS' }), DOG],
  [
    'a folder with "and"',
    json({ category: 'receipts and invoices' }),
    { ...DOG, category: 'Receipts & Invoices' },
  ],
  ['a folder with signs around it', json({ category: ' **Pets/** ' }), DOG],
  ['a folder with all of its line', json({ category: 'Pets: Dogs, cats and other animals at home' }), DOG],
  ['a folder in another language', json({ category: 'Haustiere' }), { description, name: DOG.name }],
  ['a folder as a number', json({ category: 3 }), { description, name: DOG.name }],
  ['a list with the folder', json({ category: ['Pets'] }), DOG],
  ['no folder and no name', completion(JSON.stringify({ description })), bare],
  ['null for folder and name', json({ category: null, name: null }), bare],
  ['empty texts for folder and name', json({ category: '', name: '  ' }), bare],
  ['a number for the name', json({ name: 42 }), { description, category: 'Pets' }],
  ['the word null for the name', json({ name: 'null' }), { description, category: 'Pets' }],
  ['a file name for the name', json({ name: 'golden_retriever_on_beach.jpg' }), DOG],
  ['a name with hyphens', json({ name: 'golden-retriever-on-beach' }), DOG],
  ['a name in Markdown', json({ name: '**golden retriever on beach**' }), DOG],
  [
    'an order for a name',
    json({ name: `rm -rf / ${'and on '.repeat(40)}` }),
    { ...DOG, name: `rm -rf / ${'and on '.repeat(10)}`.trim() },
  ],
  [
    'no description, but a name',
    completion(JSON.stringify({ category: 'Pets', name: 'golden retriever' })),
    { description: 'Golden retriever.', category: 'Pets', name: 'golden retriever' },
  ],
  [
    'an empty description, but a name',
    json({ description: '' }),
    { ...DOG, description: 'Golden retriever on beach.' },
  ],
  [
    'a number for the description, but a name',
    json({ description: 7 }),
    { ...DOG, description: 'Golden retriever on beach.' },
  ],
  ['an empty description and nothing else', completion('{"description": ""}'), 'no-description'],
  ['null for the description and nothing else', completion('{"description": null}'), 'no-description'],
  [
    'the word of the schema for everything',
    completion('{"description": "string", "category": "string", "name": "string"}'),
    'no-description',
  ],
  ['an object of nothing', completion('{}'), 'no-description'],
  ['a list of nothing', completion('[]'), 'no-description'],
  [
    'a description in another language',
    json({ description: 'Un chien sur une plage.' }),
    { ...DOG, description: 'Un chien sur une plage.' },
  ],
  [
    'a description in Markdown',
    json({
      description: '**A golden retriever** on a `beach`. A photo of a [dog](http://evil.example) by the sea.',
    }),
    DOG,
  ],
  [
    'a description that goes on and on',
    json({ description: `A dog. ${'Word '.repeat(20_000)}` }),
    { ...DOG, description: `A dog. ${'Word '.repeat(97)}Word` },
  ],
  [
    'a description with signs that nobody sees',
    json({ description: 'A\u0000 dog\u202E.\n' }),
    { ...DOG, description: 'A dog.' },
  ],
];

/** Prose, and empty responses. */
const OTHER_ANSWERS: readonly RecordedAnswer[] = [
  ['bare prose', completion(description), bare],
  ['prose in quotes', completion(JSON.stringify(description)), bare],
  [
    'prose that tells of JSON in the photo',
    completion('A screenshot of code: {"a": 1}. A web page.'),
    { description: 'A screenshot of code: {"a": 1}. A web page.' },
  ],
  ['a number', completion('42'), 'no-description'],
  ['signs', completion('…!?'), 'no-description'],
  [
    'prose in Markdown',
    completion('## A golden retriever on a beach\n\n* A photo of a **dog** by the sea.'),
    bare,
  ],
  ['prose after a greeting', completion(`Sure! ${description}`), bare],
  [
    'prose after an announcement',
    completion(`Here is the description of the photo:\n\n${description}`),
    bare,
  ],
  [
    'lines with labels',
    completion(`**Description:** ${description}\n**Category:** Pets\n**Name:** ${DOG.name}`),
    DOG,
  ],
  [
    'lines with labels and no description',
    completion('A dog.\nCategory: Pets'),
    { description: 'A dog. Category: Pets' },
  ],
  [
    'prose that breaks off',
    cutOff('A golden retriever on a beach. A photo of a'),
    { description: 'A golden retriever on a beach.' },
  ],
  ['prose that breaks off in its first sentence', cutOff('A golden retriever on'), 'engine-failed'],
  ['an apology', completion("I'm sorry, but I can't assist with that request."), 'engine-failed'],
  [
    'an apology as the description',
    json({ description: 'I cannot identify people in photos.' }),
    'engine-failed',
  ],
  ['an empty text', completion(''), 'no-description'],
  ['white space', completion(' \n\t '), 'no-description'],
  ['null', completion(null), 'no-description'],
  ['thoughts and no answer', cutOff('<think>It could be a dog, or'), 'no-description'],
  ['a refusal', completion(null, { refusal: 'I cannot help with that.' }), 'engine-failed'],
  ['a refusal beside a text', completion(text, { refusal: 'I cannot help with that.' }), 'engine-failed'],
  ['a refusal among parts', completion([{ type: 'refusal', refusal: 'No.' }]), 'engine-failed'],
  [
    'parts',
    completion([
      { type: 'text', text: text.slice(0, 30) },
      { type: 'text', text: text.slice(30) },
    ]),
    DOG,
  ],
  [
    'parts of other kinds as well',
    completion([{ type: 'reasoning', summary: [] }, { type: 'output_text', text }, null]),
    DOG,
  ],
  ['an object in place of its text', completion(DOG), DOG],
  ['a call of a tool', completion(null, tool(text)), DOG],
  ['a call of a tool with an object', completion('', tool(DOG)), DOG],
  [
    'a call of a function, as it was once',
    completion(null, { function_call: { name: 'photo', arguments: text } }),
    DOG,
  ],
  ['a call of a tool with nothing', completion(null, tool(undefined)), 'no-description'],
  ['a whole answer that counts as too long', cutOff(text), DOG],
  ['a filter that stepped in', completion('', {}, { finish_reason: 'content_filter' }), 'engine-failed'],
  ['a reason to end that is no text', completion(text, {}, { finish_reason: 7 }), DOG],
];

/** Responses of the service rather than the model. */
const SERVICE_ANSWERS: readonly RecordedAnswer[] = [
  ['no choices', { body: { choices: [] } }, 'no-description'],
  ['a choice without a message', { body: { choices: [{ index: 0 }] } }, 'no-description'],
  ['null', { body: 'null' }, 'no-description'],
  ['nothing', { body: '' }, 'no-description'],
  ['a page', { body: '<html><body>OK</body></html>' }, 'no-description'],
  [
    'an error with status 200',
    { body: { error: { message: 'Provider returned error', code: 400 } } },
    'engine-failed',
  ],
  ['400', chatError(400, 'Invalid image'), 'engine-failed'],
  ['401', chatError(401, 'Incorrect API key provided'), 'engine-key-missing'],
  ['403', chatError(403, 'Country not supported'), 'engine-key-missing'],
  ['404', chatError(404, 'The model does not exist'), 'engine-failed'],
  ['413', chatError(413, 'Payload too large'), 'engine-failed'],
  [
    '422 as FastAPI writes it',
    { status: 422, body: { detail: [{ loc: ['body', 'messages'], msg: 'invalid' }] } },
    'engine-failed',
  ],
  ['429 with a wait', chatError(429, 'Rate limit reached', { 'Retry-After': '60' }), 'engine-unavailable'],
  ['500 with a wait', chatError(500, 'Internal error', { 'Retry-After': '60' }), 'engine-unavailable'],
  ['503 as a page', { status: 503, headers: { 'Retry-After': '60' }, body: '<html>' }, 'engine-unavailable'],
];

export const RECORDED_ANSWERS: readonly RecordedAnswer[] = [
  ...JSON_ANSWERS,
  ...BROKEN_ANSWERS,
  ...FIELD_ANSWERS,
  ...OTHER_ANSWERS,
  ...SERVICE_ANSWERS,
];
