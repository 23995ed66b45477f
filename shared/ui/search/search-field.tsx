import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { searchWords } from '#words/search.ts';
import { TEXT_FIELD_CLASS } from '../kit/field-class.ts';
import { useMessages } from '../kit/use-messages.ts';
import { QUERY_LENGTH } from '#core/search/limits.ts';

interface SearchFieldProps {
  label: string;
  query: string;
  /** The key that focuses the field, if there is one. */
  shortcut?: string;
  fieldRef?: RefObject<HTMLInputElement | null>;
  onType: (query: string) => void;
  onPrepare: () => void;
}

/** The search field. Escape clears it. */
export function SearchField({ label, query, shortcut, fieldRef, onType, onPrepare }: SearchFieldProps) {
  const t = useMessages(searchWords);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || query === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onType('');
  };
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search size={18} className="pointer-events-none absolute top-3.5 left-3.5 text-quiet" aria-hidden />
      <input
        ref={fieldRef}
        id={id}
        type="search"
        value={query}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={QUERY_LENGTH}
        aria-keyshortcuts={shortcut}
        onFocus={onPrepare}
        onPointerEnter={onPrepare}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onType(target.value)}
        className={`${TEXT_FIELD_CLASS} search-field block w-full pr-12 pl-10!`}
      />
      {query === '' && shortcut !== undefined && (
        <kbd
          aria-hidden
          className="pointer-events-none absolute top-2.5 right-3 rounded-photo border border-edge px-2 font-mono text-13 text-quiet pointer-coarse:hidden"
        >
          {shortcut}
        </kbd>
      )}
      {query !== '' && (
        <button
          type="button"
          aria-label={t('search.clear')}
          className="absolute top-0 right-0 grid size-11 place-items-center text-quiet hover:text-ink"
          onClick={() => {
            onType('');
            fieldRef?.current?.focus();
          }}
        >
          <X size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
