// Runs in the file that a visitor downloaded, from their disk and without a network. It has no
// imports, and asks for nothing: the policy of the page would refuse it.
const find = (id) => document.getElementById(id)
const toBytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
const utf8 = new TextEncoder()

async function open(typed) {
  const { box, label, salt } = JSON.parse(find('sealed').textContent)
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const secret = await crypto.subtle.importKey('raw', utf8.encode(code), 'HKDF', false, ['deriveKey'])
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: toBytes(salt), info: utf8.encode(label) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  )
  const bytes = toBytes(box)
  const algorithm = { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: utf8.encode(label) }
  const opened = await crypto.subtle.decrypt(algorithm, key, bytes.slice(12))
  return JSON.parse(new TextDecoder().decode(opened))
}

function add(parent, tag, text, direction) {
  const element = document.createElement(tag)
  element.textContent = text
  if (direction) element.dir = direction
  parent.append(element)
}

document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const problem = find('problem')
  problem.textContent = ''
  try {
    const { accounts, imported, words } = await open(find('code').value)
    find('words').replaceChildren()
    find('accounts').replaceChildren()
    for (const word of words) add(find('words'), 'li', word)
    const { imported: about, none, safe } = find('accounts').dataset
    for (const { address, isSafe, name, path } of accounts) {
      const how = isSafe ? safe : path || none
      add(find('accounts'), 'dt', name)
      add(find('accounts'), 'dd', address, 'ltr')
      add(find('accounts'), 'dd', how, how === path ? 'ltr' : '')
    }
    for (const { address, key, name } of imported) {
      add(find('accounts'), 'dt', name)
      add(find('accounts'), 'dd', address, 'ltr')
      add(find('accounts'), 'dd', key, 'ltr')
      add(find('accounts'), 'dd', about)
    }
    document.querySelector('form').hidden = true
    find('opened').hidden = false
    find('opened').focus()
  } catch {
    problem.textContent = problem.dataset.text
    find('code').focus()
  }
})
