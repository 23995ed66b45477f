import { parseSync } from 'oxc-parser';

/** A change to a source that a test should detect: `start` to `end` is replaced by `text`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '+=': '-=',
  '-=': '+=',
};

/** The same in a query: `where('count', '<=', limit)`. */
const QUERY_OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '!=',
  '+': '-',
  '-': '+',
};

/** Methods and their opposites. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** All mutants of a TypeScript source, by position. Types and imports are not changed. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Mutant[] = [];
  visit(program as unknown as Node, source, found);
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function visit(node: Node, source: string, found: Mutant[]): void {
  if (node.type === 'ImportDeclaration' || isType(node)) return;
  found.push(...mutantsAt(node, source).filter(({ start, end, text }) => source.slice(start, end) !== text));
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, source, found);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

/** Whether type stripping removes a node; `as`, `satisfies` and `!` contain an expression that stays. */
function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type);
}

function mutantsAt(node: Node, source: string): Mutant[] {
  const { start, end } = node;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return withOtherOperator(node, source);
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((text) => replaced(node['test'], text));
    case 'UnaryExpression':
      return node['operator'] === '!' ? [{ start, end: start + 1, text: '' }] : [];
    case 'Literal':
      return literals(node);
    case 'CallExpression':
      return queryOperators(node);
    case 'MemberExpression':
      return methods(node['property'] as Node);
    case 'ExpressionStatement':
      return isDirective(node) ? [] : [{ start, end, text: ';' }];
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return bodies(node['body'] as Node | null);
    default:
      return [];
  }
}

function replaced(part: unknown, text: string): Mutant {
  const { start, end } = part as Node;
  return { start, end, text };
}

function withOtherOperator(node: Node, source: string): Mutant[] {
  const operator = String(node['operator']);
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  if (operator === '??')
    return [{ start: node.start, end: node.end, text: source.slice(left.start, left.end) }];
  const other = OPERATORS[operator];
  if (other === undefined || (operator === '+' && [left, right].some(isText))) return [];
  const at = source.indexOf(operator, left.end);
  return at < right.start ? [{ start: at, end: at + operator.length, text: other }] : [];
}

function isText({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || typeof value === 'string';
}

function literals({ start, end, value }: Node): Mutant[] {
  if (typeof value === 'boolean') return [{ start, end, text: String(!value) }];
  return typeof value === 'number' ? [{ start, end, text: String(value + 1) }] : [];
}

function queryOperators(node: Node): Mutant[] {
  const given = node['arguments'] as Node[];
  const [, operator] = given;
  const other = given.length === 3 ? QUERY_OPERATORS[String(operator?.['value'])] : undefined;
  return other === undefined ? [] : [replaced(operator, `'${other}'`)];
}

function methods({ type, start, end, name }: Node): Mutant[] {
  const other = type === 'Identifier' ? METHODS[String(name)] : undefined;
  return other === undefined ? [] : [{ start, end, text: other }];
}

function isDirective(node: Node): boolean {
  return typeof node['directive'] === 'string';
}

function bodies(body: Node | null): Mutant[] {
  if (!body) return [];
  if (body.type === 'BlockStatement') {
    return (body['body'] as unknown[]).length > 0 ? [replaced(body, '{}')] : [];
  }
  return body.type === 'Identifier' && body['name'] === 'undefined' ? [] : [replaced(body, '(undefined)')];
}
