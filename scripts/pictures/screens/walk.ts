import { NAMING_AND_RULES } from '../../visitor/naming-and-rules.ts';
import type { Visitor } from '../../visitor/visitor.ts';

/** A state of the walk. */
export interface Screen {
  /** The start of its file's name. */
  readonly name: string;
  /** Continues from the previous state. */
  readonly reach: (visitor: Visitor) => Promise<void>;
  /** Skipped in narrow windows, which have no such state. */
  readonly isOnlyWide?: boolean;
  /** Its toasts are part of the picture. */
  readonly keepsToasts?: boolean;
}

/** The sample photos that the site offers. */
const SAMPLES = '::-p-text(Try it with sample pictures)';
const TO_CHECK = '.board-chip::-p-text(to check)';
const MERGE = '.board-chip::-p-text(Merge)';

const isThere = async ({ page }: Visitor, selector: string) => (await page.$(selector)) !== null;

/** Scrolls to the top of the board. */
async function backToBoard(visitor: Visitor): Promise<void> {
  if (await isThere(visitor, '.board-panel-close')) await visitor.click('.board-panel-close');
  await visitor.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Opens a chip's panel, if the current photos have one. */
async function openChip(visitor: Visitor, chip: string): Promise<void> {
  await backToBoard(visitor);
  if (!(await isThere(visitor, chip))) return;
  await visitor.click(chip);
  await visitor.find('.board-panel');
}

/** From the home page to an organized board, each state reached from the previous one. */
export const WALK: readonly Screen[] = [
  { name: '01-home', reach: (visitor) => visitor.open('/') },
  {
    name: '02-empty-table',
    reach: async (visitor) => {
      await visitor.open('/upload');
      await visitor.find('input[type=file]');
    },
  },
  {
    name: '03-photos-on-the-table',
    reach: async (visitor) => {
      await visitor.click(SAMPLES);
      await visitor.waitFor(() => {
        const prints = document.querySelectorAll('.heap-print');
        return prints.length > 0 && document.querySelectorAll('.light-table .skeleton').length === 0;
      });
      await visitor.page.evaluate(() => document.querySelector('.light-table')?.scrollIntoView());
      await visitor.page.evaluate(() => window.scrollBy({ top: -80, behavior: 'instant' }));
    },
  },
  {
    name: '04-naming-and-rules',
    reach: async (visitor) => {
      await visitor.click(NAMING_AND_RULES);
      await visitor.find('details[open]');
    },
  },
  {
    name: '05-running',
    keepsToasts: true,
    reach: async (visitor) => {
      await visitor.click(NAMING_AND_RULES);
      await visitor.press('Organize Photos');
      await visitor.waitFor(
        () =>
          document.querySelector('[data-view=result]') ??
          document.querySelectorAll('.workbench-trays [data-view=trays] img').length > 1,
      );
    },
  },
  {
    name: '06-result',
    reach: async (visitor) => {
      await visitor.find('.result-card img');
      await backToBoard(visitor);
    },
  },
  {
    name: '07-folders-by',
    reach: async (visitor) => {
      await visitor.click('.board-chip::-p-text(Folders by)');
      await visitor.find('[role=dialog]');
    },
  },
  {
    name: '08-review',
    reach: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await visitor.waitUntilGone('[role=dialog]');
      await openChip(visitor, TO_CHECK);
    },
  },
  {
    name: '09-merge',
    reach: (visitor) => openChip(visitor, MERGE),
  },
  {
    name: '10-search',
    reach: async (visitor) => {
      await backToBoard(visitor);
      await visitor.click('#search-board, .board-bar-search input');
      await visitor.page.keyboard.type('water');
      await visitor.waitFor(() => /found|nothing/i.test(document.body.innerText));
    },
  },
  {
    name: '11-palette',
    reach: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await visitor.fill('.board-bar-search input', '');
      await backToBoard(visitor);
      const box = await visitor.find('.result-card .choose-box input');
      await box.press('Space');
      await visitor.click('#move-chosen');
      await visitor.find('.palette [role=combobox]:focus');
    },
  },
  {
    name: '12-photo',
    reach: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await visitor.waitUntilGone('.palette');
      await visitor.page.keyboard.press('Escape');
      const view = await visitor.find('.result-card .view-button');
      await view.press('Enter');
      await visitor.find('img[data-whole]');
    },
  },
];
