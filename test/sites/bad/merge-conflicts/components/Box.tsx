export default function A() {
  return <p>
<<<<<<< HEAD
x
=======
y
>>>>>>> b
</p>;
}
