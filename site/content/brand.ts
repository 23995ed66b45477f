export const BRAND = {
  name: 'Where My Pix',
  foundedYear: 2025,
} as const;

export const SKIP_LINK = 'Skip to the content';

export const FOOTER = {
  label: 'More',
  contact: 'Contact',
  help: 'Help',
  copyright: `© ${BRAND.foundedYear} ${BRAND.name}`,
  promise: 'Originals never leave your browser.',
} as const;

export const HEADER = {
  menu: 'Main',
  pricing: 'Pricing',
  usage: 'Usage',
  upload: 'Upload',
  login: 'Log In',
  signup: "Sign Up - It's Free",
  logout: 'Logout',
} as const;

export const FATAL = {
  title: 'Unexpected Application Error!',
  unknown: 'Unknown error',
  hint: 'Reload the page to go on. Photos that you picked have to be picked again; the originals are untouched.',
  reload: 'Reload the page',
} as const;

export const LOADING = 'Loading';
