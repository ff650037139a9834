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
settings-tap-how = Si no, el primer toque muestra coste y resultado, y el segundo lo hace.
settings-sound = Sonido
settings-sound-how = Una campanilla cuando te toca decidir, y monedas, sellos y páginas al moverse.
settings-notify = Avisos
settings-notify-how = Cuando te toca decidir y estás mirando otra cosa.
settings-notify-refused = Este navegador no los permite para este sitio; se cambia en sus propios ajustes.
settings-notify-none = Este navegador no los muestra para una página.
settings-guide = Guía
settings-guide-how = Explica cada cosa la primera vez que importa.
settings-guide-again = Explicarlo todo otra vez
settings-guide-again-done = Así lo hará.

me-title = Yo
me-how = Juegas sin cuenta: tus asientos están en este navegador. Para no perderlos con él, hay dos maneras.
me-name = Mi nombre en la mesa
me-name-do = Guardar
me-name-saved = Guardado.
me-code = Código de recuperación
me-code-how = Quien escriba este código en otro navegador pasa a ser tú, con todos tus asientos. Guárdalo como una llave.
me-code-there = Ya tienes un código. Uno nuevo lo sustituye.
me-code-do = Crear un código
me-code-new = Crear un código nuevo
me-code-once = Solo se muestra esta vez. Cópialo o imprímelo.
me-code-print = Código de recuperación de { $site }
me-code-print-do = Imprimir
me-nobody = Primero siéntate a una mesa o ponte un nombre.
me-recover = Tengo un código
me-recover-do = Volver a ser esa persona
me-recover-leave = Dejar estos asientos y volver a ser esa persona
me-recovered =
    { $n ->
        [0] Hola de nuevo.
        [one] Hola de nuevo: tienes asiento en una mesa.
       *[other] Hola de nuevo: tienes asiento en { $n } mesas.
    }
me-device = Un segundo dispositivo
me-device-how = Un enlace que convierte en tuyo otro dispositivo: por ejemplo, un teléfono junto a esta pantalla. Vale una sola vez, durante diez minutos.
me-device-do = Crear un enlace
