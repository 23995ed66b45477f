/** Returns the id of the button that moves a photo, which gets the focus back. */
export const moveButtonId = (photoId: string) => `move-${photoId}`;

/** Returns the id of the button that renames a folder. */
export const folderButtonId = (folderId: number) => `folder-${folderId}`;
