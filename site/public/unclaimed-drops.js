// Refuses files that are dropped where nothing takes them, or before the page's scripts have loaded. Otherwise, the
// browser would leave the page to show or download them. Not bundled, because a module would run too late.
for (const type of ['dragover', 'drop']) {
  addEventListener(type, (event) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    if (event.target instanceof Element && event.target.closest('input[type=file]')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  });
}
