export interface QuietTextProps {
  text: string;
  /** Replaces the text on a site without a service. */
  textOnDevice?: string;
  className: string;
}

/** A paragraph in the quiet color, with an alternative text for a site without a service. */
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
