/**
 * The value of `data-service` on the root of a page, set by the server: whether there is a service with accounts, or
 * the site organizes photos only on the device. A page without it comes from a static host and has to ask.
 */
export type ServiceMark = 'here' | 'none';
