/**
 * The value of `data-service` on the root of a page, which the server sets: whether there is a service with accounts,
 * or the site organizes on the device alone. A page without it comes from a static host and has to ask.
 */
export type ServiceMark = 'here' | 'none';
