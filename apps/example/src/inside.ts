const tell = (message: 'loads' | 'presses') => parent.postMessage(message, location.origin)

document.getElementById('press')?.addEventListener('click', () => tell('presses'))
tell('loads')
