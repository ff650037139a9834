### Los ajustes de este navegador, y quién se sienta ante él.

settings-title = Ajustes
settings-back = { $to ->
    [t] Volver a la mesa
   *[other] Volver
  }
settings-look = Aspecto
settings-play = Juego
settings-language = Idioma
settings-theme = Tema
settings-theme-auto = Como el dispositivo
settings-theme-light = Pergamino (claro)
settings-theme-dark = Vela (oscuro)
settings-pace = Lo que hacen los demás
settings-pace-off = Al instante
settings-pace-slow = Despacio
settings-pace-fast = Deprisa
settings-text = Vista de texto
settings-text-how = Toda la mesa en palabras, sin dibujos.
settings-tap = Basta con un toque
settings-tap-how = Si no, el primer toque muestra coste y resultado, y el segundo ejecuta la acción.
settings-sound = Sonido
settings-sound-how = Una campanilla cuando te toca decidir, y monedas, sellos y páginas cuando se mueven.
settings-notify = Avisos
settings-notify-how = Cuando te toca decidir y estás mirando otra cosa.
settings-notify-refused = Este navegador no permite avisos de este sitio; se puede cambiar en los ajustes del navegador.
settings-notify-none = Este navegador no muestra avisos de páginas.
settings-guide = Guía
settings-guide-how = Explica cada cosa la primera vez que hace falta.
settings-guide-again = Explicarlo todo otra vez
settings-guide-again-done = Hecho: se explicará todo de nuevo.

me-title = Yo
me-how = Juegas sin cuenta: este navegador guarda tus asientos. Hay dos maneras de no perderlos con él.
me-name = Mi nombre en la mesa
me-name-do = Guardar
me-name-saved = Guardado.
me-code = Código de recuperación
me-code-how = Quien escriba este código en otro navegador dispondrá de todos tus asientos. Guárdalo como una llave.
me-code-there = Ya tienes un código. Si creas otro, lo sustituye.
me-code-do = Crear un código
me-code-new = Crear un código nuevo
me-code-once = Solo se muestra esta vez. Cópialo o imprímelo.
me-code-print = Código de recuperación de { $site }
me-code-print-do = Imprimir
me-nobody = Primero ocupa un asiento en una mesa o ponte un nombre.
me-recover = Tengo un código
me-recover-do = Recuperar mis asientos
me-recover-leave = Dejar estos asientos y recuperar los míos
me-recovered =
    { $n ->
        [0] Hola de nuevo.
        [one] Hola de nuevo: tienes asiento en una mesa.
       *[other] Hola de nuevo: tienes asiento en { $n } mesas.
    }
me-device = Un segundo dispositivo
me-device-how = Un enlace para usar tus asientos también en otro dispositivo: por ejemplo, un teléfono además de este ordenador. Vale una sola vez, durante diez minutos.
me-device-do = Crear un enlace
