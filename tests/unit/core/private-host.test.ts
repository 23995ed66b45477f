import { describe, expect, it } from 'vitest';
import { isPrivateHost } from '#core/private-host.ts';

describe('isPrivateHost', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:192.168.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://localhost:8080/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://router.lan/',
  ])('is true for %s', (url) => {
    expect(isPrivateHost(new URL(url).hostname)).toBe(true);
  });

  it.each([
    'https://example.com/',
    'https://8.8.8.8/',
    'https://172.32.0.1/',
    'https://100.128.0.1/',
    'https://[2606:4700::1111]/',
    'https://[::ffff:8.8.8.8]/',
    'https://localhost.example.com/',
    'https://mylocal/',
  ])('is false for %s', (url) => {
    expect(isPrivateHost(new URL(url).hostname)).toBe(false);
  });
});
