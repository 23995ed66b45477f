import { openPort } from './transport.ts';

/** The port that tells the worker that the panel with the running batch is still open. */
export const PANEL_PORT = 'panel-with-batch';

/** Announces a batch running in this page, until the returned function is called. Survives a stopped worker. */
export function announceBatch(): () => void {
  const port: { close?: () => void } = {};
  const open = () => {
    port.close = openPort(PANEL_PORT, open);
  };
  open();
  return () => port.close?.();
}
