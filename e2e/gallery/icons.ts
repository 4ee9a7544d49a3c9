const svg = (body: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${body}</svg>`)}`

/** Fictional wallets for screenshots of the modal. */
export const icons = {
  harbor: svg(
    '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#2b6fff"/><stop offset="1" stop-color="#0b3fc4"/></linearGradient></defs><rect width="96" height="96" fill="url(#a)"/><path d="M48 22v50M30 40h36M24 54c2 14 12 20 24 20s22-6 24-20" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/><circle cx="48" cy="22" r="7" fill="none" stroke="#fff" stroke-width="6"/>',
  ),
  juniper: svg(
    '<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#1fb88a"/><stop offset="1" stop-color="#0a6b5e"/></linearGradient></defs><rect width="96" height="96" fill="url(#a)"/><path d="M48 20 30 48h10L26 70h44L56 48h10z" fill="#fff"/><path d="M48 68v12" stroke="#fff" stroke-width="7" stroke-linecap="round"/>',
  ),
  ember: svg(
    '<defs><radialGradient id="a" cy=".9" r="1"><stop stop-color="#ffb35c"/><stop offset="1" stop-color="#f0422d"/></radialGradient></defs><rect width="96" height="96" fill="url(#a)"/><path d="M50 18c4 14 20 20 20 38a22 22 0 0 1-44 0c0-12 8-16 10-26 6 4 8 8 9 13 4-6 6-14 5-25z" fill="#fff"/>',
  ),
}
