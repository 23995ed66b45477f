/** The server that the extension belongs to, and its site; a build for another one sets VITE_SITE_URL. */
export const SITE_URL: string = import.meta.env['VITE_SITE_URL'] ?? 'http://localhost:8787';
