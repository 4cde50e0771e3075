/** Frequent words that other languages lack. */
export const common =
  'o os as e eu nos com para de do da dos das uma um sao somos em mas nao dias noites semana viagem viajo sozinha sozinho casal crianca filhos lua mel escolhe queria queremos quero gostaria gostariamos meu minha nosso saindo volta desde ate oi ola obrigado obrigada criancas pessoas dois duas tres quatro mais muito por favor algo sem que onde quando na no ao comer praia tambem a gente namorado namorada marido aviao comboio trem ir ver junho maio julho euros reais tudo voces';
