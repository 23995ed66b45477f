import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ROUTE_TITLES } from './content/route-titles.ts';
import { Page } from './layout/page.tsx';
import { SiteLayout } from './layout/site-layout.tsx';

const HomePage = lazy(async () => ({ default: (await import('./pages/home-page.tsx')).HomePage }));
const UploadPage = lazy(async () => ({ default: (await import('./pages/upload-page.tsx')).UploadPage }));
const LoginPage = lazy(async () => ({ default: (await import('./pages/login-page.tsx')).LoginPage }));
const SignupPage = lazy(async () => ({ default: (await import('./pages/signup-page.tsx')).SignupPage }));
const PricingPage = lazy(async () => ({ default: (await import('./pages/pricing-page.tsx')).PricingPage }));
const UsagePage = lazy(async () => ({ default: (await import('./pages/usage-page.tsx')).UsagePage }));
const SuccessPage = lazy(async () => ({ default: (await import('./pages/success-page.tsx')).SuccessPage }));
const ContactPage = lazy(async () => ({ default: (await import('./pages/contact-page.tsx')).ContactPage }));
const HelpPage = lazy(async () => ({ default: (await import('./pages/help-page.tsx')).HelpPage }));
const AdminPage = lazy(async () => ({ default: (await import('./pages/admin-page.tsx')).AdminPage }));
const PopupTestPage = lazy(async () => ({
  default: (await import('./pages/popup-test-page.tsx')).PopupTestPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found-page.tsx')).NotFoundPage,
}));

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
