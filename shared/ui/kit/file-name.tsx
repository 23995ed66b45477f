import { Fragment } from 'react';

interface FileNameProps {
  name: string;
}

/** A file name that wraps, if necessary, after an underscore or before its extension. */
export function FileName({ name }: FileNameProps) {
  const parts = name.split(/(?<=[_\s-])|(?=\.[^.]*$)/u);
  return (
    <span className="font-mono text-13 font-semibold wrap-anywhere">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a name have no other identity
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
