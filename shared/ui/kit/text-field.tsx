import type { InputHTMLAttributes } from 'react';
import { TEXT_FIELD_CLASS } from './field-class.ts';

interface TextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'autoComplete' | 'placeholder' | 'disabled' | 'maxLength'
> {
  id: string;
  label: string;
  value: string;
  /** The number of lines, which makes it a multi-line field. */
  rows?: number;
  /** The error message for its value. */
  problem?: string | undefined;
  /** Whether a value is required; true by default. */
  isRequired?: boolean;
  onChange: (value: string) => void;
}

/** A text field with its label above and its error below. */
export function TextField({
  id,
  label,
  rows,
  problem,
  isRequired = true,
  onChange,
  ...field
}: TextFieldProps) {
  const attributes = {
    ...field,
    id,
    required: isRequired,
    'aria-invalid': problem !== undefined,
    ...(problem === undefined ? {} : { 'aria-describedby': `${id}-problem` }),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div>
      <label htmlFor={id} className="text-15 font-semibold">
        {label}
      </label>
      {rows === undefined ? (
        <input {...attributes} className={`${TEXT_FIELD_CLASS} mt-1.5 block w-full`} />
      ) : (
        <textarea
          {...attributes}
          rows={rows}
          className={`${TEXT_FIELD_CLASS} mt-1.5 block w-full resize-y py-2.5 leading-normal`}
        />
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="mt-1.5 text-15 text-accent">
          {problem}
        </p>
      )}
    </div>
  );
}
