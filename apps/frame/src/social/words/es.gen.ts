// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Iniciar sesión",
 "social.preparing": "Preparando tu inicio de sesión…",
 "social.leaving": "Te llevamos a {provider}…",
 "social.number.title": "¿Qué número ves?",
 "social.number.body": "Elige el número que muestra la página de {host} en su inicio de sesión. Si ninguna página muestra uno, cierra esta ventana.",
 "social.refused.title": "Ese era otro número",
 "social.refused.body": "Para proteger tu cuenta, se detuvo este inicio de sesión. Cierra esta ventana y empieza de nuevo.",
 "social.ended.title": "Este inicio de sesión ha terminado",
 "social.ended.body": "Cierra esta ventana y empieza de nuevo en la página de la que vienes.",
 "social.elsewhere.title": "Continúa en la otra ventana",
 "social.elsewhere.body": "Este inicio de sesión ya está abierto en otra ventana. Puedes cerrar esta.",
 "social.failed.title": "No ha funcionado",
 "social.failed.body": "No se pudo iniciar la sesión. Cierra esta ventana e inténtalo de nuevo.",
 "social.offline": "No podemos conectar con el servidor. Seguimos intentándolo.",
 "social.close": "Cerrar esta ventana"
} as const
