/** Drawn once around and slightly past its start, as if by hand. */
const CIRCLE = 'M16 30C20 8 58 -3 84 12C108 28 104 78 74 92C44 104 4 92 3 58C2 36 14 16 44 8';
const CROSS = ['M16 14C38 36 62 62 86 88', 'M85 15C60 36 38 62 15 86'];

interface GreasePencilProps {
  mark: 'circle' | 'cross';
}

/** A photographer's mark on a print: a circle for selected, a cross for rejected. */
export function GreasePencil({ mark }: GreasePencilProps) {
  const strokes = mark === 'circle' ? [CIRCLE] : CROSS;
  return (
    <svg className="pencil" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {strokes.map((stroke) => (
        <path key={stroke} d={stroke} pathLength={1} />
      ))}
    </svg>
  );
}
