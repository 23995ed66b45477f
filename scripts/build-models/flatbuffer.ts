/**
 * Reads a FlatBuffer and edits it in place, as far as TensorFlow Lite files need it.
 *
 * Format: https://flatbuffers.dev/internals/ — a table starts with a signed offset back to its vtable. The vtable
 * lists each field's position in the table by field number (0: absent). Vectors and tables are reached through
 * unsigned offsets relative to the offset's own position.
 */
export class FlatBuffer {
  readonly view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Returns the position of the root table. */
  root(): number {
    return this.follow(0);
  }

  /** Returns the target of the offset stored at `position`. */
  follow(position: number): number {
    return position + this.view.getUint32(position, true);
  }

  /** Returns the position of field number `index` of the table, or undefined if it is absent. */
  field(table: number, index: number): number | undefined {
    const vtable = table - this.view.getInt32(table, true);
    const slot = 4 + 2 * index;
    if (slot >= this.view.getUint16(vtable, true)) return undefined;
    const offset = this.view.getUint16(vtable + slot, true);
    return offset === 0 ? undefined : table + offset;
  }

  /**
   * Returns the position of a required field.
   *
   * @throws {Error} if it is absent
   */
  requiredField(table: number, index: number): number {
    const position = this.field(table, index);
    if (position === undefined)
      throw new Error(`The model file lacks field ${index} of the table at ${table}.`);
    return position;
  }

  /** Returns the first element and the length of the vector in field `index`. */
  vector(table: number, index: number): { start: number; length: number } {
    const position = this.follow(this.requiredField(table, index));
    return { start: position + 4, length: this.view.getUint32(position, true) };
  }

  /** Returns the tables that the vector in field `index` lists. */
  tables(table: number, index: number): number[] {
    const { start, length } = this.vector(table, index);
    return Array.from({ length }, (_, item) => this.follow(start + 4 * item));
  }

  /** Returns the 32-bit integers of the vector in field `index`. */
  integers(table: number, index: number): number[] {
    const { start, length } = this.vector(table, index);
    return Array.from({ length }, (_, item) => this.view.getInt32(start + 4 * item, true));
  }

  /** Points the offset stored at `position` to `target`, which must come after it. */
  repoint(position: number, target: number): void {
    if (target <= position) throw new Error('A FlatBuffer offset can only point forward.');
    this.view.setUint32(position, target - position, true);
  }
}
