import { ENGINE_LONG_EDGE_PX } from '#core/limits.ts';
import { BRAND } from '../kit/brand.ts';
import { type LegalText, OUTSIDE_ENGINE } from './legal-copy.ts';
import { PAGES } from '../app/pages.ts';

const passedOn =
  OUTSIDE_ENGINE === undefined
    ? 'It is passed on to nobody.'
    : `It is passed on to ${OUTSIDE_ENGINE}, which describes it, and to nobody else.`;

export const CHROME_STORE_POLICY: LegalText = {
  title: 'Privacy of the extension',
  lead: `The ${BRAND.name} extension for Chrome sorts photos that you choose, on the page you are looking at or on your disk, into named folders, and saves them as one ZIP. That is its single purpose.`,
  sections: [
    {
      id: 'reads',
      title: 'What it reads',
      list: [
        'The images of a page, once, and only when you ask: by “Organize these images”, the toolbar button or the keyboard. No script of ours runs on any page by itself.',
        'Photos that you choose from your disk, or drop on the panel.',
        'Images on other hosts, where Chrome asks for your permission first: for exactly those hosts, and you can go on without them.',
      ],
    },
    {
      id: 'collected',
      title: 'What is collected',
      table: {
        caption: 'By the kinds that the Chrome Web Store asks for.',
        widths: [28, 14, 58],
        head: ['Kind', 'Collected', 'What, and where it goes'],
        rows: [
          [
            'Personally identifiable information',
            'yes',
            'Name and e-mail address of your account, as the login says them: in your browser to show who is logged in, on our server as part of the account.',
          ],
          [
            'Authentication information',
            'yes',
            'The tokens of the session. They go to the login service and to the server you logged in to, and to nobody else. The extension never sees a password.',
          ],
          [
            'Website content',
            'yes',
            `Of each image that you chose and pressed the button for, a small copy (long edge ${ENGINE_LONG_EDGE_PX} pixels) without metadata goes to that server, which looks at it in memory and does not keep it. ${passedOn} Page text, addresses and file names are not sent.`,
          ],
          [
            'User activity',
            'no',
            'The server counts how many photos an account had described in the month. Clicks and scrolling are not recorded.',
          ],
          [
            'Web history',
            'no',
            'No address of a page or image is sent to the server, or kept after the batch.',
          ],
          [
            'Location',
            'no',
            'Places in photos’ metadata are not in the copies. Internet addresses serve to answer, and to hold floods off.',
          ],
          ['Health, finance, communications', 'no', 'None.'],
        ],
      },
    },
    {
      id: 'kept',
      title: 'What stays in your browser',
      table: {
        caption: 'What the extension keeps, and until when.',
        widths: [42, 23, 35],
        head: ['What', 'Where', 'Until'],
        rows: [
          ['The options', 'storage.local', 'the extension is removed'],
          ['Who is logged in, plan and count', 'storage.local', 'you log out'],
          ['The token that renews the session', 'storage.local', 'you log out'],
          ['The access token, and what was just asked for', 'storage.session', 'the browser is closed'],
          [
            'A batch that is not finished, with its photos',
            'IndexedDB',
            'its ZIP is saved, you log out, or somebody else logs in',
          ],
        ],
      },
      text: ['Removing the extension removes all of it. The ZIP in your downloads folder is yours.'],
    },
    {
      id: 'server',
      title: 'What our server keeps',
      text: [
        'Your account, your photo counts, and what you write to us; no photo, and no description that anyone could read. For how long, and how to download or delete it, is on the privacy page. Those who run a server of their own set its address in the options, and nothing comes to ours.',
      ],
      link: { to: PAGES.privacy.path, label: 'Privacy' },
    },
    {
      id: 'permissions',
      title: 'Why it asks for what it asks',
      table: {
        caption: 'Each permission, and what it is for.',
        widths: [30, 70],
        head: ['Permission', 'For'],
        rows: [
          ['activeTab, scripting', 'to list the images of the page in front of you, each time you ask'],
          ['contextMenus', 'for the one entry “Organize these images”'],
          ['sidePanel', 'for the panel in which everything happens'],
          ['storage', 'for the options, the count that the popup shows at once, and the session'],
          ['downloads', 'to save the ZIP, and to know that it is there in full'],
          ['identity', 'to log in, in the login service’s own window'],
          ['Other hosts (optional)', 'to fetch images that you chose from where they lie'],
        ],
      },
    },
    {
      id: 'limited-use',
      title: 'Limited Use',
      text: [
        'The use of information received from Google APIs will adhere to the Chrome Web Store User Data Policy, including the Limited Use requirements.',
      ],
      list: [
        'Data is used only to sort, name and return the photos you chose, and to keep your account.',
        'Data is not sold, and not transferred to third parties but as said above, by law, or for security.',
        'Data is not used for advertising, and not to determine creditworthiness or for lending.',
        'No person reads your photos or their descriptions.',
      ],
    },
    {
      id: 'contact',
      title: 'Ask us',
      text: ['The contact page reaches a person. When this policy changes, the date above changes.'],
      link: { to: PAGES.contact.path, label: 'Contact' },
    },
  ],
};
