import { type RouteName, ROUTES } from './content/routes.ts';
import { lazyPage } from './layout/lazy-page.tsx';

/** The page of every route, each in a file of its own. */
export const PAGES = {
  home: lazyPage(() => import('./pages/home-page.tsx'), 'HomePage'),
  features: lazyPage(() => import('./pages/features-page.tsx'), 'FeaturesPage'),
  pricing: lazyPage(() => import('./pages/pricing-page.tsx'), 'PricingPage'),
  upload: lazyPage(() => import('./pages/upload-page.tsx'), 'UploadPage'),
  usage: lazyPage(() => import('./pages/usage-page.tsx'), 'UsagePage'),
  login: lazyPage(() => import('./pages/login-page.tsx'), 'LoginPage'),
  signup: lazyPage(() => import('./pages/signup-page.tsx'), 'SignupPage'),
  examples: lazyPage(() => import('./pages/examples-page.tsx'), 'ExamplesPage'),
  demos: lazyPage(() => import('./pages/demos-page.tsx'), 'DemosPage'),
  chromeExtension: lazyPage(() => import('./pages/chrome-extension-page.tsx'), 'ChromeExtensionPage'),
  help: lazyPage(() => import('./pages/help-page.tsx'), 'HelpPage'),
  faq: lazyPage(() => import('./pages/faq-page.tsx'), 'FaqPage'),
  about: lazyPage(() => import('./pages/about-page.tsx'), 'AboutPage'),
  contact: lazyPage(() => import('./pages/contact-page.tsx'), 'ContactPage'),
  privacy: lazyPage(() => import('./pages/privacy-page.tsx'), 'PrivacyPage'),
  terms: lazyPage(() => import('./pages/terms-page.tsx'), 'TermsPage'),
  chromeStorePolicy: lazyPage(() => import('./pages/chrome-store-policy-page.tsx'), 'ChromeStorePolicyPage'),
  success: lazyPage(() => import('./pages/success-page.tsx'), 'SuccessPage'),
  popupTest: lazyPage(() => import('./pages/popup-test-page.tsx'), 'PopupTestPage'),
  admin: lazyPage(() => import('./pages/admin-page.tsx'), 'AdminPage'),
  notFound: lazyPage(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
} as const satisfies Record<RouteName, ReturnType<typeof lazyPage>>;

/** Loads the page at an address of ours. What cannot be loaded now is loaded, or fails in words, when it is shown. */
export async function preloadPage(path: string): Promise<void> {
  const name = (Object.keys(PAGES) as RouteName[]).find((route) => ROUTES[route].path === path) ?? 'notFound';
  await PAGES[name].load().catch(() => undefined);
}
