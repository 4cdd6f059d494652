/* Shows what the server pushes, and opens its page: nothing is fetched or kept here. */
self.addEventListener('push', (event) => {
  const shown = event.data ? event.data.json() : null;
  if (!shown) return;
  event.waitUntil(
    self.registration.showNotification(shown.title, {
      body: shown.text,
      tag: shown.tag,
      lang: 'it',
      icon: '/icon-192.png',
      data: { href: shown.href },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.href, self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(
    (async () => {
      const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const open = tabs.find((tab) => tab.url === address.href);
      await (open ? open.focus() : self.clients.openWindow(address.href));
    })(),
  );
});
