const post = (message: 'loads' | 'presses') => parent.postMessage(message, location.origin)

document.getElementById('press')?.addEventListener('click', () => post('presses'))
post('loads')
