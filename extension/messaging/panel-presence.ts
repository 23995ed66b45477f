import { openPort } from './transport.ts';

/** The port by which the worker sees that the panel with the running batch is still there. */
export const PANEL_PORT = 'panel-with-batch';

/** Says that a batch runs in this page, until the returned function is called. Survives a stopped worker. */
export function announceBatch(): () => void {
  const port: { close?: () => void } = {};
  const open = () => {
    port.close = openPort(PANEL_PORT, open);
  };
  open();
  return () => port.close?.();
}
