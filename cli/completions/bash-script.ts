import type { Completed } from '../arguments/option.ts';
import type { CompletedCommand } from './completed-commands.ts';

/** Returns the completions for bash 3.2 and later, without the package bash-completion. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const [byDefault] = commands;
  const names = commands.map(({ name }) => name);
  return `# where-my-pix completions for bash
_where_my_pix() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="\${COMP_WORDS[1]}" options="" operands="file" IFS=$' \\t\\n'
  COMPREPLY=()
  case "$command" in
    ${names.join(' | ')}) ;;
    *) command=${byDefault?.name ?? ''} ;;
  esac
  case "$command" in
${commands.map(commandCase).join('\n')}
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
    return
  fi
  if [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "${names.join(' ')}" -- "$current"))
  fi
  case "$operands" in
    file) IFS=$'\\n'; compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$current")) ;;
    folder) IFS=$'\\n'; compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -d -- "$current")) ;;
    *) COMPREPLY+=($(compgen -W "$operands" -- "$current")) ;;
  esac
}
complete -F _where_my_pix where-my-pix
`;
}

function commandCase({ name, options, operands }: CompletedCommand): string {
  const all = [...options.map((option) => `--${option.name}`), ...(name === 'organize' ? ['--version'] : [])];
  const valued = options.flatMap(({ name: option, values }) =>
    values === undefined ? [] : `        --${option}) operands=${word(values)}; options="" ;;`,
  );
  return [
    `    ${name})`,
    `      options="${all.join(' ')}"`,
    `      operands=${word(operands)}`,
    ...(valued.length > 0 ? ['      case "$previous" in', ...valued, '      esac'] : []),
    '      ;;',
  ].join('\n');
}

function word(completed: Completed): string {
  return `"${typeof completed === 'string' ? completed : completed.join(' ')}"`;
}
