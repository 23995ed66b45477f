/** IEEE 754 half precision, rounded to nearest; subnormal values become zero. */
export function toFloat16(value: number): number {
  const sign = value < 0 ? 0x8000 : 0;
  const size = Math.abs(value);
  if (size < 2 ** -14) return sign;
  const exponent = Math.min(15, Math.floor(Math.log2(size)));
  const fraction = Math.round((size / 2 ** exponent - 1) * 1024);
  if (fraction === 1024 && exponent < 15) return sign | ((exponent + 16) << 10);
  return sign | ((exponent + 15) << 10) | Math.min(1023, fraction);
}
