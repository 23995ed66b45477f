import type { Completed } from '../arguments/option.ts';
import type { CompletedCommand, CompletedOption } from './completed-commands.ts';

/** Returns the completions for zsh, for a folder in `fpath` or to be sourced. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const [byDefault] = commands;
  const listed = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  return `#compdef where-my-pix
# where-my-pix completions for zsh
_where_my_pix() {
  local -a commands
  commands=(
${listed.join('\n')}
  )
  local name="\${words[2]}"
  if (( CURRENT == 2 )) && [[ "$name" != -* ]]; then
    _describe -t commands command commands
    _files
    return
  fi
  case "$name" in
    ${commands.map(({ name }) => name).join(' | ')}) shift words; (( CURRENT-- )) ;;
    *) name=${byDefault?.name ?? ''} ;;
  esac
  case "$name" in
${commands.map(commandCase).join('\n')}
  esac
}
if [ "$funcstack[1]" = "_where_my_pix" ]; then
  _where_my_pix "$@"
else
  compdef _where_my_pix where-my-pix
fi
`;
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const specs = [...options.map(optionSpec), quoted(`*: :${action(operands)}`)];
  return [
    `    ${name})`,
    `      _arguments -s \\`,
    `        ${specs.join(' \\\n        ')}`,
    '      ;;',
  ].join('\n');
}

function optionSpec({ name, help, values }: CompletedOption): string {
  const described = `--${name}[${help.replaceAll(/[[\]\\:]/g, '\\$&')}]`;
  return quoted(values === undefined ? described : `${described}: :${action(values)}`);
}

function action(completed: Completed): string {
  if (completed === 'file') return '_files';
  if (completed === 'folder') return '_files -/';
  // A colon would end the action, and braces may be expanded.
  return completed.length > 0 ? `(${completed.join(' ').replaceAll(/[:{}]/g, '\\$&')})` : ' ';
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
