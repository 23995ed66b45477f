import { describe, expect, it, vi } from 'vitest';
import { SentBytes } from '#ui/device/sent-bytes.ts';

describe('SentBytes', () => {
  it('counts what left the page, and notifies listeners until they unsubscribe', () => {
    const sent = new SentBytes();
    const onChange = vi.fn();
    const stop = sent.subscribe(onChange);
    sent.add(70_000);
    sent.add(50_000);
    expect(sent.state).toBe(120_000);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    sent.add(1);
    expect(sent.state).toBe(120_001);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
