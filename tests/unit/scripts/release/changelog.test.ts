import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesOf, versionOfTag } from '../../../../scripts/release/changelog.ts';

const CHANGELOG = `# Changelog

Words before it.

## [Unreleased]

- Next.

## [0.2.0] - 2026-12-01

### Added

- One [thing](https://example.org).

## [0.1.0] - 2026-11-27

- First.
`;

describe('changesOf', () => {
  it.each([
    ['Unreleased', '- Next.'],
    ['0.2.0', '### Added\n\n- One [thing](https://example.org).'],
    ['0.1.0', '- First.'],
  ])('takes only the section of %s', (version, changes) => {
    expect(changesOf(CHANGELOG, version)).toBe(changes);
  });

  it('rejects a version without a section, or with an empty one', () => {
    expect(() => changesOf(CHANGELOG, '0.3.0')).toThrow('no section');
    expect(() => changesOf('## [0.3.0] - 2027-01-01\n\n## [0.2.0]\n', '0.3.0')).toThrow('empty');
  });

  it('finds what comes next in the project’s changelog', () => {
    const own = readFileSync(join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8');
    expect(changesOf(own, 'Unreleased')).toContain('### Added');
  });
});

describe('versionOfTag', () => {
  it('accepts only the version’s tag', () => {
    expect(versionOfTag('v0.1.0', '0.1.0')).toBe('0.1.0');
    expect(() => versionOfTag('v0.1.1', '0.1.0')).toThrow('does');
    expect(() => versionOfTag('0.1.0', '0.1.0')).toThrow('does');
  });
});
