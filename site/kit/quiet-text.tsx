export interface QuietTextProps {
  text: string;
  /** Takes the text's place where the site has no service. */
  textOnDevice?: string;
  className: string;
}

/** A paragraph in the quiet colour that may read differently where there is no service. */
export function QuietText({ text, textOnDevice, className }: QuietTextProps) {
  const look = `${className} text-15 text-quiet`;
  if (textOnDevice === undefined) return <p className={look}>{text}</p>;
  return (
    <>
      <p className={`service-only ${look}`}>{text}</p>
      <p className={`no-service-only ${look}`}>{textOnDevice}</p>
    </>
  );
}
