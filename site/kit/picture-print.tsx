interface PicturePrintProps {
  /** The URL of the picture. */
  picture: string;
  /** The rotation in degrees, like a print's in a heap. */
  turn?: number;
  className?: string;
}

/** A picture as a photo print. Decorative: it illustrates the text next to it. */
export function PicturePrint({ picture, turn = 0, className = '' }: PicturePrintProps) {
  return (
    <span className={`print block p-1.5 ${className}`} style={{ rotate: `${turn * 2}deg` }}>
      <img
        src={picture}
        alt=""
        width={600}
        height={400}
        loading="lazy"
        decoding="async"
        className="aspect-3/2 h-auto w-full rounded-[1px] object-cover"
      />
    </span>
  );
}
