interface ScenePrintProps {
  /** Where the picture is. */
  picture: string;
  /** Degrees: prints in a heap lie a little askew. */
  turn?: number;
  className?: string;
}

/** One of our drawn photos as a print. It illustrates what is said beside it. */
export function ScenePrint({ picture, turn = 0, className = '' }: ScenePrintProps) {
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
