import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ROUTE_TITLES } from './content/route-titles.ts';
import { Page } from './layout/page.tsx';
import { SiteLayout } from './layout/site-layout.tsx';

/** A page by its name, loaded when it is visited. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const HomePage = page(() => import('./pages/home-page.tsx'), 'HomePage');
const UploadPage = page(() => import('./pages/upload-page.tsx'), 'UploadPage');
const LoginPage = page(() => import('./pages/login-page.tsx'), 'LoginPage');
const SignupPage = page(() => import('./pages/signup-page.tsx'), 'SignupPage');
const PricingPage = page(() => import('./pages/pricing-page.tsx'), 'PricingPage');
const UsagePage = page(() => import('./pages/usage-page.tsx'), 'UsagePage');
const SuccessPage = page(() => import('./pages/success-page.tsx'), 'SuccessPage');
const ContactPage = page(() => import('./pages/contact-page.tsx'), 'ContactPage');
const HelpPage = page(() => import('./pages/help-page.tsx'), 'HelpPage');
const AdminPage = page(() => import('./pages/admin-page.tsx'), 'AdminPage');
const PopupTestPage = page(() => import('./pages/popup-test-page.tsx'), 'PopupTestPage');
const NotFoundPage = page(() => import('./pages/not-found-page.tsx'), 'NotFoundPage');

/** Every address of the site, each page loaded when it is visited. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route index element={<Page title={ROUTE_TITLES.home} content={<HomePage />} />} />
        <Route path="upload" element={<Page title={ROUTE_TITLES.upload} content={<UploadPage />} />} />
        <Route path="login" element={<Page title={ROUTE_TITLES.login} content={<LoginPage />} />} />
        <Route path="signup" element={<Page title={ROUTE_TITLES.signup} content={<SignupPage />} />} />
        <Route path="pricing" element={<Page title={ROUTE_TITLES.pricing} content={<PricingPage />} />} />
        <Route path="usage" element={<Page title={ROUTE_TITLES.usage} content={<UsagePage />} />} />
        <Route path="success" element={<Page title={ROUTE_TITLES.success} content={<SuccessPage />} />} />
        <Route path="contact" element={<Page title={ROUTE_TITLES.contact} content={<ContactPage />} />} />
        <Route path="help" element={<Page title={ROUTE_TITLES.help} content={<HelpPage />} />} />
        <Route path="admin" element={<Page title={ROUTE_TITLES.admin} content={<AdminPage />} />} />
        <Route path="pop" element={<Page title={ROUTE_TITLES.popupTest} content={<PopupTestPage />} />} />
        <Route path="*" element={<Page title={ROUTE_TITLES.notFound} content={<NotFoundPage />} />} />
      </Route>
    </Routes>
  );
}
