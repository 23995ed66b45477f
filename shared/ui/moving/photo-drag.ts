import { type DragEvent, useState } from 'react';

/** The drag data type of our own photos, as opposed to external files. */
const PHOTO_TYPE = 'application/x-where-my-pix-photo';

const isPhoto = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(PHOTO_TYPE);

/** Returns the attributes of an element by which a photo is dragged. */
export function dragSource(photoId: string) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(PHOTO_TYPE, photoId);
      dataTransfer.effectAllowed = 'move';
    },
  } as const;
}

/** Returns the attributes of a drop target for photos, and whether one is held over it. */
export function usePhotoDrop(onDropped: (photoId: string) => void) {
  const [isOver, setIsOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!isPhoto(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (!isPhoto(event)) return;
      event.preventDefault();
      onDropped(event.dataTransfer.getData(PHOTO_TYPE));
    },
  };
  return { isOver, target };
}
