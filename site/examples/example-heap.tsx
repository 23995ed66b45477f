import { sceneUrl } from '../home/home-copy.ts';
import { ScenePrint } from '../kit/scene-print.tsx';

interface ExampleHeapProps {
  scenes: readonly string[];
  folders: readonly string[];
}

/** Position of each print in a small heap, in percent and degrees. */
const PLACES = [
  { left: '6%', top: '14%', width: '56%', turn: -2.5 },
  { left: '42%', top: '30%', width: '50%', turn: 2 },
  { left: '54%', top: '3%', width: '38%', turn: 1 },
] as const;

/** A few overlapping prints; below them, aligned, the folders that they go to. */
export function ExampleHeap({ scenes, folders }: ExampleHeapProps) {
  return (
    <div aria-hidden className="light-table overflow-hidden">
      <div className="relative aspect-[8/5]">
        {scenes
          .map((scene, at) => ({ scene, ...(PLACES[at] ?? PLACES[0]) }))
          .toReversed()
          .map(({ scene, turn, ...place }) => (
            <span key={scene} className="absolute" style={place}>
              <ScenePrint picture={sceneUrl(scene)} turn={turn} />
            </span>
          ))}
      </div>
      <p className="flex flex-wrap gap-x-4 border-t border-line px-4 py-2 font-mono text-13 text-quiet">
        {folders.map((folder) => (
          <span key={folder}>{folder}</span>
        ))}
      </p>
    </div>
  );
}
